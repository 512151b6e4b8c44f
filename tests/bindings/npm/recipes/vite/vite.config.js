export default {
  optimizeDeps: { exclude: ["standee"] }, // for `vite dev`: it would move the modules' URLs
};
