import { runSocketWorker } from "@tradewind/adapters-ws";

runSocketWorker(self);
