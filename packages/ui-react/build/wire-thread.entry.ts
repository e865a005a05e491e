import { runWireThread, type WireThread } from "@tradewind/adapters-ws";

const thread: WireThread = { onmessage: null, postMessage: (report) => self.postMessage(report) };
runWireThread(thread);
self.onmessage = (event) => thread.onmessage?.(event);
