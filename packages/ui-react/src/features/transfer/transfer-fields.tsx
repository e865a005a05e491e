import type { SignedIn } from "@tradewind/domain/session";
import {
	summariseTransfer,
	type TransferAccount,
	type TransferChange,
	type TransferSummary,
} from "@tradewind/domain/transfer";
import { useSelector } from "@xstate/react";
import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { Money } from "../../figures/money.tsx";
import { useWords } from "../../i18n/words.ts";
import { useShownIssues } from "../../issues/use-shown-issues.ts";
import { loanDisabledReason, UnpaidLoan, useUnpaidLoan } from "../../parts/loan/unpaid-loan.tsx";
import { WithReceipt } from "../../parts/receipt/with-receipt.tsx";
import { useApp } from "../../state/app.ts";
import { haveBalancesFailed } from "../../state/use-accounts.ts";
import { useSettings } from "../../state/use-settings.ts";
import { AmountField } from "../../ui/form/amount-field.tsx";
import { FormScreen } from "../../ui/form/form-screen.tsx";
import { SelectField } from "../../ui/form/select-field.tsx";
import { Icon } from "../../ui/icon/icon.tsx";
import { clockBack } from "../../ui/icon/signs.ts";
import { Page } from "../../ui/layout/page.tsx";
import { RowSkeletons } from "../../ui/list/list-states.tsx";
import { Empty, LoadError } from "../../ui/status/status.tsx";
import { AfterTransfer } from "./after-transfer.tsx";
import { type TransferActor, transferOf } from "./transfer-actor.ts";
import classes from "./transfer-fields.module.css";

const swap = "M8 4v15m0 0-4-4m4 4 4-4M16 20V5m0 0-4 4m4-4 4 4";

interface TransferProps {
	readonly signedIn: SignedIn;
}

/** The form of a transfer, or the receipt of the last one (Spec 2 §4, §5). */
export const TransferFields = ({ signedIn }: TransferProps): ReactNode => (
	<WithReceipt name="transfer" signedIn={signedIn}>
		<TransferForm signedIn={signedIn} />
	</WithReceipt>
);

const TransferForm = ({ signedIn }: TransferProps): ReactNode => {
	const { t } = useWords();
	const { balances } = useApp();
	const actor = transferOf(useApp(), signedIn);
	const count = useSelector(actor, ({ context }) => context.facts.accounts.length);
	const known = useSelector(balances, ({ context }) => context.balances !== undefined);
	const error = useSelector(balances, ({ context }) => context.error);
	const isFailed = useSelector(balances, haveBalancesFailed);
	// The outcome of a transfer is shown also while no account is known.
	const isFillingIn = useSelector(actor, (snapshot) => snapshot.matches("filling in"));
	if (!isFillingIn || count > 1) return <Fields actor={actor} />;
	return (
		<Page>
			{known ? (
				<Empty text={t("transfer.issue.fewer than two accounts")}>
					<Link className="main-link" to="/mine/accounts">
						{t("transfer.toAccounts")}
					</Link>
				</Empty>
			) : isFailed ? (
				<LoadError error={error} onRetry={() => balances.send({ type: "load" })} />
			) : (
				<RowSkeletons />
			)}
		</Page>
	);
};

const Fields = ({ actor }: { readonly actor: TransferActor }): ReactNode => {
	const { t } = useWords();
	const { currency } = useSettings();
	const { form, facts } = useSelector(actor, ({ context }) => context);
	const summary = summariseTransfer(form, facts);
	const { issue, issueField, errorOf } = useShownIssues(summary.issues, {
		own: ({ is }) => `transfer.issue.${is}`,
	});
	const loan = useUnpaidLoan();
	const loanReason = loanDisabledReason(loan, t);
	const change = (change: TransferChange) => actor.send({ type: "change", change });
	return (
		<FormScreen
			actor={actor}
			about={t("transfer.title")}
			notDone={t("transfer.notDone")}
			submit={t("transfer.submit")}
			issue={loanReason ?? issue}
			issueField={loanReason ? undefined : issueField}
			actions={<HistoryLink />}
			unknown={{ canCheck: true, children: <UnknownTransfer actor={actor} /> }}
		>
			<UnpaidLoan loan={loan} />
			<div className={classes.accounts}>
				<AccountField side="from" form={summary} accounts={facts.accounts} onChange={change} />
				<button
					type="button"
					className={classes.swap}
					aria-label={t("transfer.swap")}
					onClick={() => change({ is: "swap" })}
				>
					<Icon sign={swap} />
				</button>
				<AccountField side="to" form={summary} accounts={facts.accounts} onChange={change} />
			</div>
			<AmountField
				name="amount"
				label={t("transfer.amount")}
				value={form.amount}
				error={loanReason ? undefined : errorOf("amount")}
				currency={currency}
				max={summary.max}
				onType={(text) => change({ is: "amount", text })}
			/>
			<AfterTransfer actor={actor} summary={summary} />
		</FormScreen>
	);
};

interface AccountFieldProps {
	readonly side: "from" | "to";
	readonly form: Pick<TransferSummary, "from" | "to">;
	readonly accounts: readonly TransferAccount[];
	readonly onChange: (change: TransferChange) => void;
}

/** The account of one side, with its free balance. Choosing that of the other side moves the other side (Spec 2 §4). */
const AccountField = ({ side, form, accounts, onChange }: AccountFieldProps): ReactNode => {
	const { t } = useWords();
	const chosen = form[side];
	return (
		<SelectField
			name={side}
			label={t(`transfer.${side}`)}
			hint={
				<>
					{t("transfer.free")} <Money value={chosen?.free} />
				</>
			}
			options={accounts.map(({ accountId, kind }) => ({ id: accountId, name: t(`shared.balance.${kind}`) }))}
			value={chosen?.accountId}
			onChoose={(accountId) => onChange({ is: side, accountId })}
		/>
	);
};

const HistoryLink = (): ReactNode => {
	const { t } = useWords();
	return (
		<Link className="icon-button" to="/mine/transfer?type=history" aria-label={t("transfer.history")}>
			<Icon sign={clockBack} />
		</Link>
	);
};

/** The next steps while the outcome is unknown: the history may show the transfer later. */
const UnknownTransfer = ({ actor }: { readonly actor: TransferActor }): ReactNode => {
	const { t } = useWords();
	return (
		<>
			<Link className="quiet-button" to="/mine/transfer?type=history">
				{t("transfer.history")}
			</Link>
			<button type="button" className="quiet-button" onClick={() => actor.send({ type: "dismiss" })}>
				{t("transfer.again")}
			</button>
		</>
	);
};
