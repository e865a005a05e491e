import { runSocketWorker, type WorkerScope } from "@tradewind/adapters-ws";

const scope: WorkerScope = { onmessage: null, postMessage: (report) => self.postMessage(report) };
runSocketWorker(scope);
self.onmessage = (event) => scope.onmessage?.(event);
