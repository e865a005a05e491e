import type { FullListContext } from "@tradewind/domain/paged-list";
import { useSelector } from "@xstate/react";
import { type ReactNode, useState } from "react";
import { useTimes } from "../../../i18n/use-times.ts";
import { useWords } from "../../../i18n/words.ts";
import type { Observed } from "../../../state/subscribe.ts";
import { Sheet } from "../../sheet/sheet.tsx";
import { Announced } from "../../status/announced.tsx";
import { reasonOf } from "../../status/status.tsx";
import { showToast } from "../../toast/toasts.ts";
import { type Column, csvOf } from "./csv.ts";
import classes from "./export-sheet.module.css";
import { saveFile } from "./save-file.ts";

type Context<Row> = Pick<
	FullListContext<Row, unknown, unknown, unknown>,
	"rows" | "total" | "error" | "isAtEnd"
>;

interface Snapshot<Row> {
	readonly context: Context<Row>;
	readonly value: "idle" | "reading" | "evaluating" | "ready" | "failed";
}

/** A running machine of `createFullListMachine`. */
interface FullList<Row> extends Observed<Snapshot<Row>> {
	readonly send: (event: { readonly type: "retry" | "drop" }) => void;
}

interface ExportSheetProps<Row> {
	readonly list: FullList<Row>;
	readonly columns: () => readonly Column<Row>[];
	/** Completes the rows of the file once all are read. */
	readonly arrange: (rows: readonly Row[]) => readonly Row[];
	readonly rowsAre: "orders" | "entries" | undefined;
	/** The name of the file. */
	readonly name: string;
	readonly onClose: () => void;
}

/** Reads all rows, shows the progress, and saves or shares them as one CSV file. */
export const ExportSheet = <Row,>(props: ExportSheetProps<Row>): ReactNode => {
	const { list, columns, name, arrange, rowsAre = "orders" } = props;
	const { t } = useWords();
	const { zone } = useTimes();
	const { rows: read, total, error, isAtEnd } = useSelector(list, ({ context }) => context);
	const value = useSelector(list, (snapshot) => snapshot.value);
	const isReady = value === "ready";
	const rows = isReady ? arrange(read) : read;
	const words = rowsAre === "orders" ? "shared.export" : "shared.export.entries";
	const [isSaving, setSaving] = useState(false);
	const close = () => {
		list.send({ type: "drop" });
		props.onClose();
	};
	const save = async () => {
		setSaving(true);
		const file = new File([csvOf(columns(), rows)], name, { type: "text/csv" });
		const saved = await saveFile(file).finally(() => setSaving(false));
		if (saved === "cancelled") return;
		if (saved === "downloaded") showToast("done", t("shared.export.saved", { name }));
		close();
	};
	const state = isReady
		? t(`${words}.ready`, { count: rows.length })
		: t(`${words}.reading`, { count: rows.length, total });
	return (
		<Sheet
			open
			onClose={close}
			title={t("shared.export")}
			footer={
				isReady && rows.length > 0 ? (
					<button type="button" className="main-button" disabled={isSaving} onClick={save}>
						{t("shared.export.save")}
					</button>
				) : (
					<button type="button" className={`quiet-button ${classes.wide}`} onClick={close}>
						{t(isReady ? "shared.close" : "shared.export.cancel")}
					</button>
				)
			}
		>
			<div className={classes.body}>
				{value === "failed" ? (
					<div role="alert" className={classes.failed}>
						<p>{reasonOf(error, t)}</p>
						<p>{t(`${words}.kept`, { count: rows.length, total })}</p>
						<button type="button" className="quiet-button" onClick={() => list.send({ type: "retry" })}>
							{t("shared.export.goOn")}
						</button>
					</div>
				) : (
					<>
						<progress
							className={classes.progress}
							aria-label={t("shared.export.progress")}
							{...progressOf(isReady, rowsAre === "entries" ? undefined : total, rows.length)}
						/>
						<p aria-hidden="true">{state}</p>
						<Announced text={state} />
						{isReady && !isAtEnd ? (
							<p className={classes.cut}>{t(`${words}.cut`, { count: rows.length, total })}</p>
						) : null}
						<p className={classes.note}>{t("shared.export.note", { zone })}</p>
					</>
				)}
			</div>
		</Sheet>
	);
};

/** Without a total, the progress has no end. */
const progressOf = (isReady: boolean, total: number | undefined, count: number) => {
	if (isReady) return { value: 1, max: 1 };
	return total === undefined ? {} : { value: count, max: Math.max(1, total) };
};
