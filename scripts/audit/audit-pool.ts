import { Worker } from "node:worker_threads";
import { auditBlock, type BlockResult, type BlockSettings } from "./audit-block.ts";
import type { Block } from "./blocks.ts";

/** Bytes that are audited on the main thread: workers would take longer to start. */
const bytesWithoutWorkers = 2 * 1_048_576;

/** In MiB. Without a limit the memory would grow with the length of the file, until there is reason to collect garbage. */
const memoryOfWorker = { maxYoungGenerationSizeMb: 16, maxOldGenerationSizeMb: 256 };

export interface AuditPool {
	readonly audit: (block: Block) => Promise<BlockResult>;
	/** How many blocks may wait for their result: more would only take memory. */
	readonly mostWaiting: () => number;
	readonly close: () => Promise<void>;
}

/** Audits blocks on all cores. The first ones, and thus all of a short file, are audited on the main thread. */
export const createPool = (
	settings: BlockSettings,
	cores: number,
	mostAlone: number = bytesWithoutWorkers,
): AuditPool => {
	let read = 0;
	let next = 0;
	const workers: ReturnType<typeof startWorker>[] = [];
	return {
		audit: (block) => {
			read += block.bytes.length;
			if (read <= mostAlone || cores < 2) return auditBlock(block, settings);
			while (workers.length < cores) workers.push(startWorker(settings));
			const worker = workers[next % cores];
			next += 1;
			return worker ? worker.audit(block) : auditBlock(block, settings);
		},
		mostWaiting: () => (workers.length === 0 ? 0 : 2 * cores),
		close: async () => {
			await Promise.all(workers.map(({ stop }) => stop()));
		},
	};
};

interface Waiting {
	readonly resolve: (result: BlockResult) => void;
	readonly reject: (error: unknown) => void;
}

/** A worker answers blocks in the order in which it got them. */
const startWorker = (settings: BlockSettings) => {
	const worker = new Worker(new URL("./audit-worker.ts", import.meta.url), {
		workerData: settings,
		resourceLimits: memoryOfWorker,
	});
	const waiting: Waiting[] = [];
	worker.on("message", (result) => waiting.shift()?.resolve(result));
	worker.on("error", (error) => {
		for (const { reject } of waiting.splice(0)) reject(error);
	});
	return {
		audit: (block: Block): Promise<BlockResult> => {
			const answer = new Promise<BlockResult>((resolve, reject) => waiting.push({ resolve, reject }));
			worker.postMessage(block, [block.bytes.buffer]);
			return answer;
		},
		stop: () => worker.terminate(),
	};
};
