import { dismissNotice, getNotices } from "./toasts.ts";

/** Removes every toast, those that wait behind the shown ones too: the test files of a worker share the list. */
export const dismissAll = (): void => {
	for (let shown = getNotices(); shown.length > 0; shown = getNotices())
		for (const { id } of shown) dismissNotice(id);
};
