import type { DepositRecord } from "@tradewind/domain/deposit";
import { useActorRef, useSelector } from "@xstate/react";
import { type ReactNode, useState } from "react";
import { Link } from "react-router-dom";
import { useWords } from "../../../i18n/words.ts";
import { depositFacts } from "../../../parts/deposit/record/deposit-record.tsx";
import { useApp } from "../../../state/app.ts";
import { useDecision } from "../../../state/follow-decision.ts";
import { pictureAddress } from "../../../ui/picture/picture-address.ts";
import { Facts } from "../../../ui/sheet/fact-list.tsx";
import { Sheet } from "../../../ui/sheet/sheet.tsx";
import { reasonOf } from "../../../ui/status/status.tsx";
import { bankLines } from "../bank-lines.ts";
import { AccountLines, Note, Stack } from "../deposit-parts.tsx";
import { machines } from "../machines.ts";
import { PaidInto } from "../paid-into.tsx";
import { RecordStatus } from "./record-status.tsx";
import classes from "./records.module.css";

export interface RecordSheetProps {
	readonly record: DepositRecord;
	readonly matchesBanks: boolean;
	readonly onClose: () => void;
}

/** One deposit: its status and remark, the account, and the proof (Spec 2 §4, stage 3, read-only). A pending one can be read again. */
export const RecordSheet = ({ record: opened, matchesBanks, onClose }: RecordSheetProps): ReactNode => {
	const { t } = useWords();
	const actor = useActorRef(machines(useApp()).record, { input: { record: opened, matchesBanks } });
	const { record, isOutdated, error } = useSelector(actor, ({ context }) => context);
	const isBusy = useSelector(actor, (snapshot) => snapshot.hasTag("busy"));
	const isWaiting = record.status === "pending";
	useDecision(() => actor.send({ type: "refresh" }), isWaiting);
	const { amount, created, remark } = depositFacts(record, t);
	const facts = [
		amount,
		[t("deposit.status"), <RecordStatus key="status" record={record} matchesBanks={matchesBanks} />],
		[t("deposit.kind"), t(`deposit.kind.${record.kind}`)],
		created,
		remark,
	] as const;
	return (
		<Sheet
			open
			title={t("deposit.number", { number: record.id })}
			onClose={onClose}
			footer={
				isWaiting ? (
					<button
						type="button"
						className="main-button"
						aria-busy={isBusy}
						disabled={isBusy}
						onClick={() => actor.send({ type: "refresh" })}
					>
						{t("deposit.refresh")}
					</button>
				) : undefined
			}
		>
			<Stack>
				<Facts facts={facts} />
				<PaidInto />
				{isOutdated ? (
					<Note role="alert">
						{t("deposit.outdated")} {error ? reasonOf(error, t) : null}
					</Note>
				) : null}
				{isWaiting && matchesBanks && record.kind === "bank" && record.proof === undefined ? (
					<Link className="quiet-button" to="/mine/charge?type=1" onClick={onClose}>
						{t("deposit.goOn")}
					</Link>
				) : null}
				{record.status === "rejected" || record.status === "invalid" ? (
					<Note role="status">{t("shared.doNotPay")}</Note>
				) : null}
				{record.bank ? (
					<AccountLines
						label={t("deposit.account", { name: record.currency })}
						lines={bankLines(record.bank, t)}
					/>
				) : null}
				<Proof address={record.proof} />
			</Stack>
		</Sheet>
	);
};

/** The picture that the customer has sent; only its owner gets it, so that it may be missing on another device. */
const Proof = ({ address }: { readonly address: string | undefined }): ReactNode => {
	const { t } = useWords();
	const [isMissing, setMissing] = useState(false);
	const source = pictureAddress(address);
	if (source === "") return null;
	return (
		<figure className={classes.figure}>
			<figcaption>{t("deposit.proof")}</figcaption>
			{isMissing ? (
				<Note>{t("deposit.proof.missing")}</Note>
			) : (
				<img
					className={classes.proof}
					src={source}
					alt={t("deposit.proof")}
					onError={() => setMissing(true)}
				/>
			)}
		</figure>
	);
};
