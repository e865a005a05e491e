import {
	type BankField,
	isRequiredBankField,
	summariseWay,
	type WithdrawalCurrency,
} from "@tradewind/domain/withdrawal";
import { useSelector } from "@xstate/react";
import type { ReactNode } from "react";
import { useWords } from "../../../i18n/words.ts";
import { FullAddress } from "../../../parts/withdrawal/record/full-address.tsx";
import { Field } from "../../../ui/form/field.tsx";
import { PasteAction } from "../../../ui/form/paste-action.tsx";
import { SelectField } from "../../../ui/form/select-field.tsx";
import { Notices } from "../notices.tsx";
import type { BindingActor } from "./binding-actor.ts";
import classes from "./way-fields.module.css";
import { useWayIssues } from "./way-issues.ts";

interface WayFieldsProps {
	readonly actor: BindingActor;
	readonly currencies: readonly WithdrawalCurrency[];
}

/** The currency, and the address or the fields of the bank account that the site shows (Spec 2 §3). */
export const WayFields = ({ actor, currencies }: WayFieldsProps): ReactNode => {
	const { t } = useWords();
	const { form, facts } = useSelector(actor, ({ context }) => context);
	const { notices, way } = summariseWay(form, facts);
	return (
		<>
			<SelectField
				name="currency"
				label={t("withdrawal.currency")}
				options={currencies.map(({ id, code, protocol }) => ({
					id,
					name: [code, protocol].filter((part) => part !== "").join(" · "),
				}))}
				value={form.currencyId}
				onChoose={(currencyId) => actor.send({ type: "change", change: { is: "currency", currencyId } })}
			/>
			{facts.kind === "crypto" ? <AddressField actor={actor} /> : <BankFields actor={actor} />}
			{way?.kind === "crypto" ? <FullAddress text={way.address} /> : null}
			<Notices notices={notices} />
		</>
	);
};

const AddressField = ({ actor }: { readonly actor: BindingActor }): ReactNode => {
	const { t } = useWords();
	const { errorOf } = useWayIssues(actor);
	const address = useSelector(actor, ({ context }) => context.form.address);
	const type = (text: string) => actor.send({ type: "change", change: { is: "address", text } });
	return (
		<Field
			name="address"
			label={t("withdrawal.address")}
			hint={t("withdrawal.address.hint")}
			value={address}
			error={errorOf("address")}
			autoComplete="off"
			enterKey="go"
			maxLength={140}
			action={<PasteAction onPaste={type} />}
			onType={type}
		/>
	);
};

const BankFields = ({ actor }: { readonly actor: BindingActor }): ReactNode => {
	const { t } = useWords();
	const { errorOf } = useWayIssues(actor);
	const details = useSelector(actor, ({ context }) => context.form.details);
	const shows = useSelector(actor, ({ context }) => context.facts.shows);
	const isIbanDoubtful = useSelector(actor, ({ context }) =>
		summariseWay(context.form, context.facts).issues.some(({ is }) => is === "iban not confirmed"),
	);
	const type = (field: BankField, text: string) =>
		actor.send({ type: "change", change: { is: "bank detail", field, text } });
	return shows.map((field) => (
		<Field
			key={field}
			name={field}
			label={t(`withdrawal.bank.${field}`)}
			value={details[field]}
			error={errorOf(field)}
			autoComplete={autoComplete[field] ?? "off"}
			maxLength={220}
			isRequired={isRequiredBankField(field)}
			hint={
				field === "iban" && isIbanDoubtful ? (
					<button
						type="button"
						className={classes.confirm}
						onClick={() => actor.send({ type: "change", change: { is: "iban confirmed" } })}
					>
						{t("withdrawal.iban.confirm")}
					</button>
				) : undefined
			}
			action={pastable.has(field) ? <PasteAction onPaste={(text) => type(field, text)} /> : undefined}
			onType={(text) => type(field, text)}
		/>
	));
};

/** Long numbers, which are copied from elsewhere. */
const pastable: ReadonlySet<BankField> = new Set(["iban", "account"] as const);

const autoComplete: Partial<Record<BankField, "name" | "street-address" | "postal-code">> = {
	payeeName: "name",
	payeeAddress: "street-address",
	postCode: "postal-code",
};
