import "standee/worker-main";
