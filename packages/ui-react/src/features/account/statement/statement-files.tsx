import type { AccountRecord, Balance, Statement } from "@tradewind/domain/account";
import type { HistoryRange } from "@tradewind/domain/paged-list";
import type { SignedIn } from "@tradewind/domain/session";
import { type ReactNode, useState } from "react";
import type { SiteTimes } from "../../../i18n/site-times.ts";
import { useWords } from "../../../i18n/words.ts";
import { useSettings } from "../../../state/use-settings.ts";
import { type Column, csvOf } from "../../../ui/list/export/csv.ts";
import { type ExportTimes, useExportTimes } from "../../../ui/list/export/export-times.ts";
import { csvName, fileName } from "../../../ui/list/export/file-name.ts";
import { saveFile } from "../../../ui/list/export/save-file.ts";
import { showToast } from "../../../ui/toast/toasts.ts";
import { type Month, monthName, monthText } from "./month.ts";
import classes from "./statement.module.css";
import { statementTexts } from "./statement-facts.ts";

interface StatementFilesProps {
	readonly statement: Statement;
	readonly account: Balance;
	readonly signedIn: SignedIn;
	readonly month: Month;
	readonly range: HistoryRange;
	readonly time: SiteTimes;
}

/** Saves the statement as a PDF, or its movements as CSV. The code and the fonts of the PDF load with the press. */
export const StatementFiles = (props: StatementFilesProps): ReactNode => {
	const { statement, account, signedIn, month, range, time } = props;
	const { t, language } = useWords();
	const times = useExportTimes();
	const { name, currency } = useSettings();
	const [isMaking, setMaking] = useState(false);
	const words = [t("account.statement"), t(`account.name.${account.kind}`), monthText(month)];
	const save = async (file: File) => {
		if ((await saveFile(file)) === "downloaded")
			showToast("done", t("account.statement.saved", { name: file.name }));
	};
	const savePdf = async () => {
		setMaking(true);
		try {
			const { statementPdf } = await import("./pdf/statement-pdf.ts");
			const { loadFont } = await import("./pdf/font-files.ts");
			const texts = statementTexts(
				statement,
				{
					site: name,
					currency,
					account: account.kind,
					uid: signedIn.customer.uid,
					from: range.startTime * 1000,
					to: range.endTime * 1000,
					monthName: monthName(month, language.tag),
					madeAt: Date.now(),
				},
				{ t, locale: language.tag, time },
			);
			const bytes = await statementPdf(texts, {
				language: language.tag,
				isRtl: language.direction === "rtl",
				loadFont,
			});
			await save(new File([bytes], fileName(words, "pdf"), { type: "application/pdf" }));
		} catch {
			showToast("refused", t("account.statement.notMade"));
		} finally {
			setMaking(false);
		}
	};
	const saveCsv = () =>
		save(
			new File([csvOf(columnsIn(t, currency, times), statement.movements)], csvName(words, times), {
				type: "text/csv",
			}),
		);
	return (
		<div className={classes.files}>
			<button
				type="button"
				className="main-button"
				disabled={isMaking}
				aria-busy={isMaking}
				onClick={savePdf}
			>
				{t(isMaking ? "account.statement.making" : "account.statement.pdf")}
			</button>
			<button type="button" className="quiet-button" onClick={saveCsv}>
				{t("shared.export")}
			</button>
		</div>
	);
};

const columnsIn = (
	t: (key: string) => string,
	currency: string,
	times: ExportTimes,
): readonly Column<AccountRecord>[] => [
	{ header: times.head(t("account.statement.time")), cell: ({ createdAt }) => times.text(createdAt) },
	{ header: t("account.statement.reason"), cell: ({ reason }) => reason.text },
	{ header: `${t("account.statement.change")} (${currency})`, cell: ({ change }) => change },
	{ header: `${t("account.after")} (${currency})`, cell: ({ balanceAfter }) => balanceAfter },
];
