import { cashAccountKind } from "@tradewind/domain/account";
import { money, readTypedDecimal } from "@tradewind/domain/money";
import type { SignedIn } from "@tradewind/domain/session";
import {
	maxLengthOf,
	offeredKinds,
	summariseWithdrawal,
	type WithdrawalChange,
	type WithdrawalKind,
	withdrawalTexts,
} from "@tradewind/domain/withdrawal";
import { useSelector } from "@xstate/react";
import { Result } from "effect";
import { type ReactNode, useEffect } from "react";
import { Link } from "react-router-dom";
import { Money } from "../../../figures/money.tsx";
import { useWords } from "../../../i18n/words.ts";
import { type ShownIssues, useShownIssues } from "../../../issues/use-shown-issues.ts";
import { Shortage } from "../../../parts/account/paying/shortage.tsx";
import { loanDisabledReason, UnpaidLoan, useUnpaidLoan } from "../../../parts/loan/unpaid-loan.tsx";
import { useApp } from "../../../state/app.ts";
import { useHasPayPassword } from "../../../state/known-pay-password.ts";
import { useSettings } from "../../../state/use-settings.ts";
import { AmountField } from "../../../ui/form/amount-field.tsx";
import { Field } from "../../../ui/form/field.tsx";
import { FormScreen } from "../../../ui/form/form-screen.tsx";
import { SelectField } from "../../../ui/form/select-field.tsx";
import { Icon } from "../../../ui/icon/icon.tsx";
import { clockBack } from "../../../ui/icon/signs.ts";
import { StatusTabs } from "../../../ui/list/status-tabs.tsx";
import { useFreshList } from "../../../ui/list/use-kept-list.ts";
import { Empty, LoadError, Skeleton } from "../../../ui/status/status.tsx";
import { addressFacts } from "../address-facts.ts";
import { recordsOf } from "../kept-actors.ts";
import { recordsPage, tabOf } from "../pages.ts";
import { ConfirmWithdrawal } from "./confirm-withdrawal.tsx";
import { currencyName } from "./currency-name.ts";
import { Summary } from "./summary.tsx";
import { TargetField } from "./target-field.tsx";
import type { WithdrawalActor } from "./withdrawal-actor.ts";
import classes from "./withdrawal-form.module.css";

interface WithdrawalFormProps {
	readonly actor: WithdrawalActor;
	readonly signedIn: SignedIn;
}

/** The form of a withdrawal with its summary, which follows every keystroke (Spec 2 §2, §5, §9). */
export const WithdrawalForm = ({ actor, signedIn }: WithdrawalFormProps): ReactNode => {
	const { t } = useWords();
	const app = useApp();
	// Their addresses are compared with the target.
	useFreshList(recordsOf(app, signedIn)("crypto"));
	useEffect(() => actor.send({ type: "catch up" }), [actor]);
	const { form, facts } = useSelector(actor, ({ context }) => context);
	const { issues } = summariseWithdrawal(form, facts);
	const hasPayPassword = useHasPayPassword(signedIn.customer.uid);
	const loan = useUnpaidLoan();
	const loanReason = loanDisabledReason(loan, t);
	const kind = form.kind ?? "crypto";
	const hasNoWay = facts.ways?.length === 0;
	const { issue, issueField, errorOf } = useShownIssues(issues, {
		own: ({ is }) => {
			if (is !== "way missing") return `withdrawal.issue.${is}`;
			return hasNoWay ? `withdrawal.way.none.${kind}` : `withdrawal.issue.way missing.${kind}`;
		},
		facts: (one) => addressFacts(one, t),
	});
	return (
		<FormScreen
			actor={actor}
			about={t("withdrawal.title")}
			notDone={t("withdrawal.notDone")}
			submit={t("withdrawal.submit")}
			issue={loanReason ?? issue}
			issueField={loanReason === undefined ? issueField : undefined}
			actions={<RecordsLink kind={kind} />}
			unknown={{
				text: t("withdrawal.unknown"),
				canCheck: true,
				children: (
					<>
						<Link className="quiet-button" to={recordsPage(kind)}>
							{t("withdrawal.seeRecords")}
						</Link>
						<button type="button" className="quiet-button" onClick={() => actor.send({ type: "dismiss" })}>
							{t("withdrawal.again")}
						</button>
					</>
				),
			}}
		>
			<UnpaidLoan loan={loan} />
			{facts.needsPayPassword && !hasPayPassword ? (
				<p className={classes.notice}>
					{t("withdrawal.payPassword.first")}{" "}
					<Link to="/mine/pay-password?from=%2Fmine%2Fwithdraw">{t("withdrawal.payPassword.set")}</Link>
				</p>
			) : null}
			<Kinds actor={actor}>
				<Fields actor={actor} signedIn={signedIn} errorOf={loanReason === undefined ? errorOf : noError} />
			</Kinds>
			<ConfirmWithdrawal actor={actor} />
		</FormScreen>
	);
};

const noError = () => undefined;

const RecordsLink = ({ kind }: { readonly kind: WithdrawalKind }): ReactNode => {
	const { t } = useWords();
	return (
		<Link className="icon-button" to={recordsPage(kind)} aria-label={t("withdrawal.records")}>
			<Icon sign={clockBack} />
		</Link>
	);
};

/** The tabs of the kinds of withdrawals, where there are two, and the fields of the current one. */
const Kinds = (props: { readonly actor: WithdrawalActor; readonly children: ReactNode }): ReactNode => {
	const { actor, children } = props;
	const { t } = useWords();
	const { form, facts } = useSelector(actor, ({ context }) => context);
	const offered = offeredKinds(facts.offers);
	if (offered.length < 2 || !form.kind) return children;
	return (
		<StatusTabs
			label={t("withdrawal.kinds")}
			tabs={offered.map(tabOf)}
			shown={form.kind}
			nameOf={(kind) => t(`withdrawal.kind.${kind}`)}
			onShow={(kind) => actor.send({ type: "change", change: { is: "kind", kind } })}
		>
			<div className={classes.fields}>{children}</div>
		</StatusTabs>
	);
};

interface FieldsProps extends WithdrawalFormProps {
	readonly errorOf: ShownIssues["errorOf"];
}

const Fields = ({ actor, signedIn, errorOf }: FieldsProps): ReactNode => {
	const { t, language } = useWords();
	const settings = useSettings();
	const { form, facts, sent } = useSelector(actor, ({ context }) => context);
	const isFailed = useSelector(actor, (snapshot) => snapshot.matches("failed"));
	const isNothing = useSelector(actor, (snapshot) => snapshot.matches("nothing offered"));
	const { max } = summariseWithdrawal(form, facts);
	const change = (change: WithdrawalChange) => actor.send({ type: "change", change });
	const pays = cashAccountKind(settings);
	const typed = Result.getOrUndefined(readTypedDecimal(form.amount, language.code));
	if (isFailed) return <LoadError error={facts.error} onRetry={() => actor.send({ type: "retry" })} />;
	if (isNothing) return <Empty text={t("withdrawal.noCurrency")} />;
	// A withdrawal of the page before is looked up: the lists of the form are not read meanwhile.
	if (!facts.currencies || !form.kind) return sent ? null : <Waiting />;
	return (
		<>
			<SelectField
				name="currency"
				label={t("withdrawal.currency")}
				options={facts.currencies.map((currency) => ({
					id: currency.id,
					name: currencyName(currency, language.tag, t),
				}))}
				value={form.currencyId}
				error={errorOf("currency")}
				onChoose={(currencyId) => change({ is: "currency", currencyId })}
			/>
			<TargetField actor={actor} signedIn={signedIn} error={errorOf("target")} />
			<AmountField
				name="amount"
				label={t("withdrawal.amount")}
				value={form.amount}
				error={errorOf("amount")}
				hint={
					<>
						{t(`shared.balance.${pays}`)} · {t("withdrawal.available")} <Money value={facts.free} />
					</>
				}
				currency={settings.currency}
				max={max}
				onType={(text) => change({ is: "amount", text })}
			/>
			{typed ? <Shortage pays={pays} needed={money(typed)} /> : null}
			{withdrawalTexts.map((name) => (
				<Field
					key={name}
					name={name}
					label={t(`withdrawal.text.${name}`)}
					value={form[name]}
					error={errorOf(name)}
					autoComplete="off"
					maxLength={maxLengthOf(name) + 20}
					isRequired={false}
					onType={(text) => change({ is: name, text })}
				/>
			))}
			<Summary actor={actor} />
		</>
	);
};

const Waiting = (): ReactNode => (
	<div className={classes.waiting} aria-busy="true">
		{Array.from({ length: 5 }, (_, index) => (
			<Skeleton key={String(index)} height={50} />
		))}
	</div>
);
