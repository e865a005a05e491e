import type { Redrawn } from "./redraw.worker.ts";
import workerUrl from "./redraw.worker.ts?worker&url";

interface ScriptPolicies {
	readonly createPolicy: (
		name: string,
		rules: { readonly createScriptURL: () => string },
	) => { readonly createScriptURL: (text: string) => string };
}

declare global {
	/** Missing in browsers without Trusted Types. */
	var trustedTypes: ScriptPolicies | undefined;
}

/** This policy knows no script but the worker's. */
const scripts = globalThis.trustedTypes?.createPolicy("picture-worker", {
	createScriptURL: () => workerUrl,
});

/** Redraws off the main thread; each picture has its own worker, whose memory is freed at the end. */
export const redrawInWorker = async (file: File, signal: AbortSignal): Promise<Blob> => {
	const worker = new Worker(scripts ? scripts.createScriptURL("") : workerUrl);
	try {
		return await new Promise<Blob>((resolve, reject) => {
			signal.addEventListener("abort", () => reject(new Error("cancelled")));
			worker.onerror = () => reject(new Error("The worker failed"));
			worker.onmessage = ({ data }: MessageEvent<Redrawn>) =>
				"picture" in data ? resolve(data.picture) : reject(new Error(data.error));
			worker.postMessage(file);
		});
	} finally {
		worker.terminate();
	}
};
