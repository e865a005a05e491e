/** The browser's functions to share or save a file. */
export interface SharingApi {
	readonly canShare?: ((data: { readonly files: File[] }) => boolean) | undefined;
	readonly share?: ((data: { readonly files: File[] }) => Promise<void>) | undefined;
	readonly download: (file: File) => void;
}

/** Whether this device can share a file with another app. */
export const canShareFile = (file: File, { canShare, share }: SharingApi): boolean =>
	share !== undefined && (canShare?.({ files: [file] }) ?? false);

/** The customer cancelled, or an earlier share is still open. */
const isNoFailure = (error: unknown): boolean =>
	error instanceof DOMException && ["AbortError", "InvalidStateError"].includes(error.name);

/** Shares the image with another app if the device supports it, else downloads it. A cancelled share does nothing. */
export const shareOrDownload = async (file: File, sharing: SharingApi): Promise<void> => {
	if (!canShareFile(file, sharing) || !sharing.share) return sharing.download(file);
	try {
		await sharing.share({ files: [file] });
	} catch (error) {
		if (!isNoFailure(error)) sharing.download(file);
	}
};

/** The functions of this browser. */
export const browserSharing = (): SharingApi => ({
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
