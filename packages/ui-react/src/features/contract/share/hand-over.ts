/** The ways out of a page that a picture can take. */
export interface WaysOut {
	readonly canShare?: ((data: { readonly files: File[] }) => boolean) | undefined;
	readonly share?: ((data: { readonly files: File[] }) => Promise<void>) | undefined;
	readonly download: (file: File) => void;
}

/** Whether this device has a way to hand a file to another app. */
export const canShareFile = (file: File, { canShare, share }: WaysOut): boolean =>
	share !== undefined && (canShare?.({ files: [file] }) ?? false);

/** The customer changed their mind, or is choosing an app yet: a sharing before this one is still open. */
const isNoFailure = (error: unknown): boolean =>
	error instanceof DOMException && ["AbortError", "InvalidStateError"].includes(error.name);

/** Hands the picture to another app where the device can, else keeps it among the downloads. Who changes their mind is left alone. */
export const handOver = async (file: File, ways: WaysOut): Promise<void> => {
	if (!canShareFile(file, ways) || !ways.share) return ways.download(file);
	try {
		await ways.share({ files: [file] });
	} catch (error) {
		if (!isNoFailure(error)) ways.download(file);
	}
};

/** Of this browser. */
export const ownWays = (): WaysOut => ({
	canShare: navigator.canShare?.bind(navigator),
	share: navigator.share?.bind(navigator),
	download: (file) => {
		const link = document.createElement("a");
		const address = URL.createObjectURL(file);
		link.href = address;
		link.download = file.name;
		link.click();
		setTimeout(() => URL.revokeObjectURL(address), 10_000);
	},
});
