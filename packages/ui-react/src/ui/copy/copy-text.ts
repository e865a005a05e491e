/** The functions of the browser that are needed to copy. */
export interface CopyDevice {
	/** Missing on pages that are served over http, or blocked by the browser. */
	readonly clipboard: Pick<Clipboard, "writeText"> | undefined;
	/** Copies what is selected in a field that is made for it. Returns whether it worked. */
	readonly copySelected: (text: string) => boolean;
}

/** Copies `text`; where the clipboard is blocked, by selecting it. Resolves to whether it is on the clipboard. */
export const copyText = async (text: string, device: CopyDevice = thisDevice()): Promise<boolean> => {
	try {
		if (!device.clipboard) return device.copySelected(text);
		await device.clipboard.writeText(text);
		return true;
	} catch {
		return device.copySelected(text);
	}
};

const thisDevice = (): CopyDevice => ({ clipboard: navigator.clipboard, copySelected });

const copySelected = (text: string): boolean => {
	const focused = document.activeElement;
	const field = document.createElement("textarea");
	field.value = text;
	field.readOnly = true;
	// Outside of an open modal dialog nothing can be selected.
	const place = focused?.closest("dialog") ?? document.body;
	field.className = "visually-hidden";
	place.append(field);
	field.select();
	try {
		// The only way without the Clipboard API.
		return document.execCommand("copy");
	} catch {
		return false;
	} finally {
		field.remove();
		if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
	}
};
