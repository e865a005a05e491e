/** The outcome: given to another app, downloaded, or cancelled by the customer. */
export type Saved = "shared" | "downloaded" | "cancelled";

/** Shares a file if the device can, else downloads it. Must be called during a press: browsers require a user action. */
export const saveFile = async (file: File): Promise<Saved> => {
	const data = { files: [file] };
	if (navigator.canShare?.(data)) {
		try {
			await navigator.share(data);
			return "shared";
		} catch (error) {
			if (error instanceof DOMException && error.name === "AbortError") return "cancelled";
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
	// By then the browser has read the file; without this the page would keep every saved file in memory.
	setTimeout(() => URL.revokeObjectURL(address), 60_000);
};
