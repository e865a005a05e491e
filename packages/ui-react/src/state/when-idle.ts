/** Milliseconds after which a busy browser runs it too. */
const timeout = 1500;

/** Runs `act` when the browser is idle. Safari has no idle callback. */
export const whenIdle = (act: () => void): void => {
	if (typeof requestIdleCallback === "function") requestIdleCallback(act, { timeout });
	else setTimeout(act, timeout / 10);
};
