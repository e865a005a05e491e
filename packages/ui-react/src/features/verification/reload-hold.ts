import { useEffect } from "react";
import { holdReload, reloadIfDue } from "../../router/reload-app.ts";
import { useLeave } from "../../router/use-leave.ts";

/**
 * Holds a due reload while the form is open and has numbers of documents or pictures, which no draft keeps. When the customer
 * leaves it, except for the language page, the reload is due: a form that is never sent must not hold it (docs/assumptions.md, A-365).
 */
export const holdWhileOpen = (hasSecrets: () => boolean, reload?: () => void) => {
	let isOpen = false;
	return {
		end: holdReload(() => isOpen && hasSecrets(), reload),
		opened: (): void => {
			isOpen = true;
		},
		left: (): void => {
			isOpen = false;
			reloadIfDue(reload);
		},
	};
};

type ReloadHold = ReturnType<typeof holdWhileOpen>;

/** Tells the hold of a form whether its page is open. */
export const useReloadHold = ({ opened, left }: ReloadHold): void => {
	useEffect(opened, [opened]);
	useLeave(left);
};
