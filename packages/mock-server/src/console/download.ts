import { el } from "./dom.ts";

/** Lets the browser save a file. */
export const download = (content: Blob, name: string): void => {
	const address = URL.createObjectURL(content);
	el("a", { href: address, download: name }).click();
	setTimeout(() => URL.revokeObjectURL(address), 60_000);
};
