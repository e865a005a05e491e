import { runWireThread } from "@tradewind/adapters-ws";

runWireThread(self);
