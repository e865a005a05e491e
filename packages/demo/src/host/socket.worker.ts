import { runSocketWorker, type WorkerScope } from "@tradewind/adapters-ws";
import { demoConnection } from "./connect.ts";
import { namesOf } from "./link.ts";

/** Takes the place of the socket worker of the app (packages/ui-react/build/socket-worker.entry.ts). */
const scope: WorkerScope = { onmessage: null, postMessage: (report) => self.postMessage(report) };
runSocketWorker(scope, demoConnection(namesOf(new URL("../", location.href).pathname)));
self.onmessage = (event) => scope.onmessage?.(event);
