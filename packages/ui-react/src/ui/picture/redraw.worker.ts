import { redraw } from "./redraw.ts";

/** What the worker answers to a file. */
export type Redrawn = { readonly picture: Blob } | { readonly error: string };

const answer = (redrawn: Redrawn): void => self.postMessage(redrawn);

self.onmessage = ({ data: file }: MessageEvent<File>) => {
	redraw(file).then(
		(picture) => answer({ picture }),
		(error: unknown) => answer({ error: String(error) }),
	);
};
