/** What became of a file: handed to another app, put among the downloads, or neither because the customer thought better of it. */
export type Saved = "shared" | "downloaded" | "given up";

/** Shares a file where the device can, else downloads it. To be called in the customer's own press. */
export const saveFile = async (file: File): Promise<Saved> => {
	const data = { files: [file] };
	if (navigator.canShare?.(data)) {
		try {
			await navigator.share(data);
			return "shared";
		} catch (error) {
			if (error instanceof DOMException && error.name === "AbortError") return "given up";
		}
	}
	download(file);
	return "downloaded";
};

const download = (file: File): void => {
	const address = URL.createObjectURL(file);
	const link = document.createElement("a");
	link.href = address;
	link.download = file.name;
	link.click();
	// The browser has read it by then; without this the page would hold every file that was ever saved.
	setTimeout(() => URL.revokeObjectURL(address), 60_000);
};
