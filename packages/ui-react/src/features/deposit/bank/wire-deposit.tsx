import {
	type BankOption,
	Deposits,
	type ReceivingInfo,
	summariseWireDeposit,
} from "@tradewind/domain/deposit";
import type { SignedIn } from "@tradewind/domain/session";
import { useSelector } from "@xstate/react";
import { Result } from "effect";
import { type ReactNode, useEffect } from "react";
import { useWords } from "../../../i18n/words.ts";
import { useApp } from "../../../state/app.ts";
import { runRequest } from "../../../state/machines.ts";
import { shownReading } from "../../../state/ports.ts";
import { EndedDetails, useEndedDetails } from "../../../ui/copy/ended-details.tsx";
import { Empty, LoadError, Skeleton } from "../../../ui/status/status.tsx";
import { ContactSupport } from "../blocked.tsx";
import type { Access } from "../deposit-access.ts";
import { type WireDepositActor, wireDepositOf } from "../deposit-actors.ts";
import { DepositAmount, DepositForm, DepositProof } from "../deposit-form.tsx";
import { DepositPage, type DepositTabs, FieldSkeletons } from "../deposit-page.tsx";
import { AccountLines, Explained } from "../deposit-parts.tsx";
import { useVisit } from "../use-visit.ts";
import { useBankNote } from "./bank-note.tsx";
import { Limits, OptionField } from "./option-field.tsx";

interface WireDepositProps {
	readonly signedIn: SignedIn;
	readonly access: Access;
	readonly tabs: DepositTabs;
}

/** A deposit to a bank that the customer chooses: its account, then the report of the payment (Spec 2 §3, §5). */
export const WireDeposit = ({ signedIn, access, tabs }: WireDepositProps): ReactNode => {
	const { t, language } = useWords();
	const app = useApp();
	const { actor, slot } = wireDepositOf(app, signedIn);
	const { form, facts } = useSelector(actor, ({ context }) => context);
	const isFailed = useSelector(actor, (snapshot) => snapshot.matches("failed"));
	const hasNone = useSelector(actor, (snapshot) => snapshot.matches("no banks"));
	const isReading = useSelector(actor, (snapshot) => snapshot.matches("reading"));
	const { gate, flags } = access;
	const { contactForDeposits } = flags;
	useEffect(
		() => actor.send({ type: "facts", facts: { gate, language: language.code, contactForDeposits } }),
		[actor, gate, language.code, contactForDeposits],
	);
	useVisit(actor);
	const note = useBankNote();
	const shown = summariseWireDeposit(form, facts);
	const ended = useEndedDetails({
		shown: shown.info && accountOf(shown.info),
		isValid: async () => {
			const { option, info } = shown;
			if (!option || !info) return undefined;
			const now = await runRequest(
				app,
				Deposits.use((port) => port.receivingInfo(option.id)),
				shownReading,
			);
			if (Result.isFailure(now)) return undefined;
			return now.success !== undefined && accountOf(now.success) === accountOf(info);
		},
		refresh: () => actor.send({ type: "refresh" }),
	});
	const block = { is: contactForDeposits ? "contact support" : "no payment way" } as const;
	if (isFailed)
		return (
			<DepositPage tabs={tabs} tab="bank">
				<LoadError error={facts.error} onRetry={() => actor.send({ type: "retry" })} />
			</DepositPage>
		);
	if (hasNone)
		return (
			<DepositPage tabs={tabs} tab="bank">
				<Empty text={t(`deposit.block.${block.is}`)}>
					<ContactSupport />
				</Empty>
			</DepositPage>
		);
	if (note.isAwaited || (isReading && facts.options.length === 0))
		return (
			<DepositPage tabs={tabs} tab="bank">
				<FieldSkeletons />
			</DepositPage>
		);
	const { option, info, isInfoRead, issues, warnings } = shown;
	const currency = option?.name ?? "";
	return (
		<DepositForm
			actor={actor}
			tabs={tabs}
			tab="bank"
			about={t("deposit.title")}
			notDone={t("deposit.notDone")}
			submit={t("deposit.submit")}
			issues={issues}
		>
			<EndedDetails of={ended} chat={t("deposit.support")} />
			{note.shown}
			<OptionField
				options={facts.options}
				chosen={option}
				onChoose={(optionId) => actor.send({ type: "change", change: { is: "option", optionId } })}
			/>
			{isInfoRead && !info ? (
				<Empty text={t(`deposit.block.${block.is}`)}>
					<ContactSupport />
				</Empty>
			) : (
				<>
					<Account actor={actor} info={info} option={option} />
					<DepositAmount
						value={form.amount}
						currency={currency}
						issues={issues}
						warnings={warnings}
						limits={<Limits option={option} />}
						onType={(text) => actor.send({ type: "change", change: { is: "amount", text } })}
					/>
					<DepositProof slot={slot} issues={issues} />
				</>
			)}
		</DepositForm>
	);
};

/** What identifies an account to pay to. */
const accountOf = ({ bankName, payeeName, payeeAccount }: ReceivingInfo): string =>
	[payeeName, bankName, payeeAccount].filter((part) => part !== "").join(" · ");

interface AccountProps {
	readonly actor: WireDepositActor;
	readonly info: ReceivingInfo | undefined;
	readonly option: BankOption | undefined;
}

/** The account of the chosen bank, once it is read: never that of another bank. */
const Account = ({ actor, info, option }: AccountProps): ReactNode => {
	const { t } = useWords();
	const isFailed = useSelector(actor, (snapshot) => snapshot.matches("receiving info failed"));
	const error = useSelector(actor, ({ context }) => context.facts.error);
	if (isFailed) return <LoadError error={error} onRetry={() => actor.send({ type: "retry" })} />;
	const label = t("deposit.account", { name: option?.name ?? "" });
	if (!info)
		return (
			<AccountLines label={label} lines={[]} isLoading>
				<Skeleton height={68} />
				<Skeleton height={68} />
				<Skeleton height={68} />
				<Skeleton height={68} />
			</AccountLines>
		);
	const lines = [
		["bankName", info.bankName],
		["payeeName", info.payeeName],
		["account", info.payeeAccount],
		["swift", info.swift],
		["bankAddress", info.bankAddress],
		["remark", info.remark],
	] as const;
	return (
		<AccountLines
			label={label}
			lines={lines.map(([name, text]) => ({ label: t(`deposit.line.${name}`), text }))}
		>
			<Explained>{t("deposit.account.text")}</Explained>
		</AccountLines>
	);
};
