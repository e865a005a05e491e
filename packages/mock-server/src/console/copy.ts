/** Puts a text into the clipboard. False if the browser does not allow it. */
export const copyText = async (text: string): Promise<boolean> => {
	// Only on https and on this computer.
	const clipboard: Clipboard | undefined = navigator.clipboard;
	try {
		if (!clipboard) return copySelected(text);
		await clipboard.writeText(text);
		return true;
	} catch {
		return copySelected(text);
	}
};

/** The way of browsers that give a page no clipboard. */
const copySelected = (text: string): boolean => {
	const area = document.createElement("textarea");
	area.value = text;
	document.body.append(area);
	area.select();
	const isCopied = document.execCommand("copy");
	area.remove();
	return isCopied;
};
