import {
	type DeviceCommand,
	type DeviceEntry,
	lastOf,
	standingOf,
	type TimelineRow,
} from "@tradewind/domain/journal";
import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { OwnQuantity } from "../../figures/money.tsx";
import { ShowAmounts } from "../../figures/show-amounts.tsx";
import type { Translate } from "../../i18n/translator.ts";
import { useTimes } from "../../i18n/use-times.ts";
import { useWords } from "../../i18n/words.ts";
import { thisPage } from "../../kept/journal-log.ts";
import { microSide } from "../../parts/micro/record/micro-record.tsx";
import { accountName } from "../../parts/transfer/record/account-name.ts";
import { isBuilt } from "../../routes.ts";
import { useAccounts } from "../../state/use-accounts.ts";
import { useSession } from "../../state/use-session.ts";
import { type Fact, Facts } from "../../ui/sheet/fact-list.tsx";
import { Sheet } from "../../ui/sheet/sheet.tsx";
import { AmountIn } from "./journal-amount.tsx";
import classes from "./journal-sheet.module.css";
import { pageOf } from "./page-of.ts";
import { RecordFacts } from "./record-facts.tsx";
import { deviceTime, dismissEntry } from "./recorded.ts";
import { commandTitle, rowTitle } from "./texts.ts";

interface JournalSheetProps {
	readonly row: TimelineRow | undefined;
	readonly onClose: () => void;
	/** Reads the platform's records again. */
	readonly onCheck: () => void;
}

/** One row of the journal: the platform's record, and each command of this device with everything that is known about it. */
export const JournalSheet = ({ row, onClose, onCheck }: JournalSheetProps): ReactNode => {
	const { t } = useWords();
	const path = row && pageOf(row);
	const entries = row === undefined ? [] : row.is === "record" ? row.commands : [row.entry];
	return (
		<Sheet
			open={row !== undefined}
			onClose={onClose}
			title={row ? rowTitle(row, t) : ""}
			isRead
			footer={
				path && isBuilt(path) ? (
					<Link className="quiet-button" to={path}>
						{t("journal.open")}
					</Link>
				) : undefined
			}
		>
			<div className={classes.sheet}>
				{row?.is === "record" ? <RecordFacts record={row.record} /> : null}
				{entries.map((entry) => (
					<SentCommand key={entry.id} entry={entry} onCheck={onCheck} onClose={onClose} />
				))}
				<ShowAmounts />
			</div>
		</Sheet>
	);
};

const sideText = (side: NonNullable<DeviceCommand["side"]>, t: Translate): string =>
	side === "up" || side === "down" ? microSide(side, t) : t(`contract.side.${side}`);

const SentCommand = (props: {
	readonly entry: DeviceEntry;
	readonly onCheck: () => void;
	readonly onClose: () => void;
}): ReactNode => {
	const { entry, onCheck, onClose } = props;
	const { t } = useWords();
	const times = useTimes();
	const { signedIn } = useSession();
	const accounts = useAccounts() ?? [];
	const account = (id: number): string => accountName(id, accounts, t);
	const { command, steps } = entry;
	const standing = standingOf(entry, deviceTime(), thisPage);
	const isUnknown = standing === "unknown";
	const facts: readonly Fact[] = [
		[t("journal.asked"), commandTitle(command, t)],
		...(command.amount
			? [
					[
						t(command.is === "open contract order" ? "journal.quantity" : "journal.amount"),
						command.is === "open contract order" ? (
							<OwnQuantity key="q" value={command.amount} />
						) : (
							<AmountIn key="a" amount={command.amount} currency={command.currency} />
						),
					] as const,
				]
			: []),
		...(command.from === undefined ? [] : [[t("journal.from"), account(command.from)] as const]),
		...(command.to === undefined ? [] : [[t("journal.to"), account(command.to)] as const]),
		...(command.side ? [[t("journal.direction"), sideText(command.side, t)] as const] : []),
	];
	return (
		<section className={classes.command} aria-label={t("journal.sent")}>
			<h3>{t("journal.sent")}</h3>
			<Facts facts={facts} />
			<ol className={classes.steps}>
				{steps.map(({ is, at, message }) => (
					<li key={`${is} ${at}`}>
						<span>{t(`journal.step.${is === "asked" ? "sent" : is}`)}</span>
						<time className={classes.time}>{times.moment(at)}</time>
						{message ? <bdi className={classes.message}>{message}</bdi> : null}
					</li>
				))}
				{isUnknown && lastOf(steps).is === "asked" ? <li>{t("journal.noAnswer")}</li> : null}
			</ol>
			{isUnknown ? (
				<div className={classes.unknown} role="note">
					<p>{t("journal.unknown.text")}</p>
					<div className={classes.buttons}>
						<button type="button" className="quiet-button" onClick={onCheck}>
							{t("shared.command.checkAgain")}
						</button>
						<button
							type="button"
							className="quiet-button"
							onClick={() => {
								if (signedIn) dismissEntry(signedIn.customer.uid, entry.id);
								onClose();
							}}
						>
							{t("shared.dismiss")}
						</button>
					</div>
				</div>
			) : null}
			<p className={classes.note}>{t("journal.deviceClock", { zone: times.zone })}</p>
		</section>
	);
};
