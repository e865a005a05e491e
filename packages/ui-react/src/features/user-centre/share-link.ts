interface SharedLink {
	readonly url: string;
	readonly text: string;
}

/** Whether the device has a dialog for sharing links. */
export const canShareLinks = (device: Partial<Pick<Navigator, "share">> = navigator): boolean =>
	typeof device.share === "function";

/** Opens the sharing dialog of the device. A customer who closes it has cancelled, which is no failure. */
export const shareLink = async (
	link: SharedLink,
	device: Partial<Pick<Navigator, "share">> = navigator,
): Promise<"shared" | "cancelled" | "failed"> => {
	try {
		if (!device.share) return "failed";
		await device.share({ ...link });
		return "shared";
	} catch (error) {
		return error instanceof Error && error.name === "AbortError" ? "cancelled" : "failed";
	}
};
