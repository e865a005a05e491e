import type { Recording } from "@tradewind/domain/recording";
import { type ReactNode, useState } from "react";
import { useWords } from "../../i18n/words.ts";
import { Icon } from "../../ui/icon/icon.tsx";
import { saveFile } from "../../ui/list/export/save-file.ts";
import { Sheet } from "../../ui/sheet/sheet.tsx";
import { showToast } from "../../ui/toast/toasts.ts";
import classes from "./save-recording.module.css";

/** Saves what the app and the platform told one another on this page, for the support (docs/replay.md, A-860). */
export const SaveRecording = (): ReactNode => {
	const { t } = useWords();
	const [isOpen, setOpen] = useState(false);
	const [text, setText] = useState<string>();
	const [hasFailed, setFailed] = useState(false);
	// Made when the sheet opens: a press on the button must share the file at once.
	const open = () => {
		setOpen(true);
		setFailed(false);
		setText(undefined);
		recordingNow().then(
			(made) => setText(JSON.stringify(made)),
			() => setFailed(true),
		);
	};
	const close = () => setOpen(false);
	const save = async (made: string) => {
		const name = `what-happened-${new Date().toISOString().slice(0, 16).replace(":", "")}.json`;
		const saved = await saveFile(new File([made], name, { type: "application/json" }));
		if (saved === "cancelled") return;
		if (saved === "downloaded") showToast("done", t("shared.export.saved", { name }));
		close();
	};
	return (
		<>
			<button
				type="button"
				className="icon-button"
				aria-label={t("support.record")}
				aria-haspopup="dialog"
				onClick={open}
			>
				<Icon sign={record} />
			</button>
			{isOpen ? (
				<Sheet
					open
					onClose={close}
					title={t("support.record")}
					footer={
						hasFailed ? (
							<button type="button" className="main-button" onClick={open}>
								{t("shared.retry")}
							</button>
						) : (
							<button
								type="button"
								className="main-button"
								disabled={text === undefined}
								onClick={() => text !== undefined && save(text)}
							>
								{t("shared.export.save")}
							</button>
						)
					}
				>
					<div className={classes.text}>
						<p>{t("support.record.text")}</p>
						<p>{t("support.record.content")}</p>
						<p>{t("support.record.without")}</p>
						{hasFailed ? <p role="alert">{t("support.record.failed")}</p> : null}
					</div>
				</Sheet>
			) : null}
		</>
	);
};

/** Milliseconds between two looks for the recorder, whose code loads when the page is idle, and how often it is looked for. */
const [waitMs, maxWaits] = [100, 50];

const recordingNow = async (): Promise<Recording> => {
	for (let waits = 0; !globalThis.appRecording && waits < maxWaits; waits++)
		await new Promise((resolve) => setTimeout(resolve, waitMs));
	if (!globalThis.appRecording) throw new Error("The code of the recorder did not load.");
	return globalThis.appRecording();
};

/** A page with a line of what happened. */
const record = "M6 3h8l4 4v14H6zM14 3v4h4M9 15l2-3 2 4 2-3";
