using System;
using System.Runtime.InteropServices;
using System.Text;

/// <summary>The error for a request that cannot be answered.</summary>
class Refused : Exception
{
    public readonly string Code;

    public Refused(string code, string line) : base(line)
    {
        Code = code;
    }
}

static class Turn
{
    [DllImport("standee")]
    static extern IntPtr standee_call(byte[] method, byte[] request, UIntPtr length);
    [DllImport("standee")]
    static extern IntPtr standee_error_code(IntPtr answer);
    [DllImport("standee")]
    static extern void standee_free(IntPtr answer);

    const string Scene = @"{
      ""format"": ""scene/1"",
      ""edition"": ""frosthaven"",
      ""map"": {""hexes"": [[0,0], [1,0], [2,0], [3,0]]},
      ""figures"": [
        {""id"": ""Guard"", ""kind"": ""monster"", ""side"": ""monsters"", ""at"": [0,0], ""initiative"": 30},
        {""id"": ""Brute"", ""kind"": ""character"", ""side"": ""party"", ""at"": [3,0], ""initiative"": 20}
      ],
      ""turn"": {""figure"": ""Guard"", ""abilities"": [{""move"": {""points"": 2}}, {""attack"": {""value"": 3}}]}
    }";

    static string TextAt(IntPtr address)
    {
        int length = 0;
        while (Marshal.ReadByte(address, length) != 0)
        {
            ++length;
        }
        var bytes = new byte[length];
        Marshal.Copy(address, bytes, 0, length);
        return Encoding.UTF8.GetString(bytes);
    }

    /// <summary>The answer to a request: lines of JSON. Throws Refused if it is an error.</summary>
    static string Call(string method, string request)
    {
        byte[] bytes = Encoding.UTF8.GetBytes(request);
        IntPtr answer = standee_call(Encoding.UTF8.GetBytes(method + "\0"), bytes, new UIntPtr((uint)bytes.Length));
        if (answer == IntPtr.Zero)
        {
            throw new OutOfMemoryException();
        }
        try
        {
            IntPtr code = standee_error_code(answer);
            if (code != IntPtr.Zero)
            {
                throw new Refused(TextAt(code), TextAt(answer));
            }
            return TextAt(answer);
        }
        finally
        {
            standee_free(answer);
        }
    }

    static void Main()
    {
        Console.Write(Call("turn", Scene));
        Console.Write(Call("turn", "{\"input\":" + Scene + ",\"options\":{\"words\":true}}"));
        try
        {
            Call("turn", "{\"format\":\"scene/1\",\"edition\":\"chess\"}");
        }
        catch (Refused refused)
        {
            Console.Write(refused.Code + ": " + refused.Message);
        }
    }
}
