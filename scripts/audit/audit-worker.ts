/** Audits the blocks that it is sent. */
import { parentPort, workerData } from "node:worker_threads";
import { auditBlock } from "./audit-block.ts";

/** See `audit.ts`. */
Error.stackTraceLimit = 0;

parentPort?.on("message", (block) => {
	void auditBlock(block, workerData).then((result) => parentPort?.postMessage(result));
});
