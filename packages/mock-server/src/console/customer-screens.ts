import { showAnswer } from "./command-form.ts";
import { download } from "./download.ts";

/** The windows with the app that this console has opened, by the account of their customer. */
const screens = new Map<string, Window>();

export const keepScreen = (account: string, screenOf: Window): void => void screens.set(account, screenOf);

/** Saves the recording of a customer's screen (docs/replay.md), which has nothing personal in it. */
export const saveWhatHappened = async (line: HTMLElement, account: string): Promise<void> => {
	const screenOf = screens.get(account);
	if (!screenOf || screenOf.closed)
		return showAnswer(line, {
			isDone: false,
			text: "Open the app as this customer first: the recording is that of the opened window.",
		});
	try {
		const recordingNow: unknown = Reflect.get(screenOf, "appRecording");
		if (typeof recordingNow !== "function") throw new Error("the app has not loaded yet");
		const recording: unknown = await recordingNow();
		const name = `what-happened-${new Date().toISOString().slice(0, 16).replace(":", "")}.json`;
		download(new Blob([JSON.stringify(recording)], { type: "application/json" }), name);
		showAnswer(line, { isDone: true, text: `Saved as ${name}. Replay it: npm run replay ${name}` });
	} catch (error) {
		const why = error instanceof Error ? error.message : String(error);
		showAnswer(line, { isDone: false, text: `Nothing was saved: ${why}` });
	}
};
