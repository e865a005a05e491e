import type { AreaCode } from "@tradewind/domain/input";
import {
	type ApplicationChange,
	type ApplicationForm,
	applicationOptions,
	type ApplicationField as FieldName,
	isOfKind,
	type PictureField as PictureName,
} from "@tradewind/domain/loan";
import type { HTMLInputAutoCompleteAttribute, ReactNode } from "react";
import { useWords } from "../../../i18n/words.ts";
import { useSettings } from "../../../state/use-settings.ts";
import { AmountField } from "../../../ui/form/amount-field.tsx";
import { ChoiceField } from "../../../ui/form/choice-field.tsx";
import { DayField } from "../../../ui/form/day-field.tsx";
import { Field } from "../../../ui/form/field.tsx";
import { prefixIn } from "../../../ui/form/phone/area-codes.ts";
import { PhoneFields } from "../../../ui/form/phone/phone-fields.tsx";
import { PictureField } from "../../../ui/form/picture-field.tsx";
import type { PictureSlot } from "../../../ui/form/picture-slot.ts";

interface ApplicationFieldProps {
	readonly field: FieldName;
	readonly form: ApplicationForm;
	readonly areas: readonly AreaCode[];
	readonly isRequired: boolean;
	readonly errorOf: (field: string) => string | undefined;
	readonly slots: Readonly<Record<PictureName, PictureSlot>>;
	readonly onChange: (change: ApplicationChange) => void;
}

/** One field of the application, by its kind (Spec 2 §3, §5). */
export const ApplicationField = (props: ApplicationFieldProps): ReactNode => {
	const { field, form, errorOf, isRequired, onChange } = props;
	const { t } = useWords();
	const { currencySymbol } = useSettings();
	const name = t(`loan.field.${field}`);
	const label = isRequired ? name : t("loan.optional", { label: name });
	const error = errorOf(field);
	const frame = { name: field, label, error };
	if (isOfKind(field, "sex"))
		return (
			<ChoiceField
				{...frame}
				options={applicationOptions.sex.map((id) => ({ id, name: t(`loan.sex.${id}`) }))}
				value={form[field]}
				onChoose={(value) => onChange({ field, value })}
			/>
		);
	if (isOfKind(field, "id kind"))
		return (
			<ChoiceField
				{...frame}
				options={applicationOptions["id kind"].map((id) => ({ id, name: t(`loan.idKind.${id}`) }))}
				value={form[field]}
				onChoose={(value) => onChange({ field, value })}
			/>
		);
	if (isOfKind(field, "answer"))
		return (
			<ChoiceField
				{...frame}
				options={(["yes", "no"] as const).map((id) => ({ id, name: t(`loan.answer.${id}`) }))}
				value={form[field] === undefined ? undefined : form[field] ? "yes" : "no"}
				onChoose={(value) => onChange({ field, value: value === "yes" })}
			/>
		);
	if (isOfKind(field, "birthday"))
		return (
			<DayField
				{...frame}
				autoComplete="bday"
				value={form[field]}
				onType={(value) => onChange({ field, value })}
			/>
		);
	if (isOfKind(field, "mobile"))
		return (
			<PhoneFields
				name={field}
				label={label}
				prefix={prefixIn(props.areas, form)}
				phone={form[field]}
				errors={{ area: errorOf("area"), phone: error }}
				isRequired={isRequired}
				onArea={({ id }) => onChange({ field: "areaId", value: id })}
				onPhone={(value) => onChange({ field, value })}
			/>
		);
	if (isOfKind(field, "picture"))
		return <PictureField name={field} label={label} error={error} slot={props.slots[field]} />;
	if (isOfKind(field, "amount", "amount above zero"))
		return (
			<AmountField
				{...frame}
				currency={currencySymbol}
				value={form[field]}
				onType={(value) => onChange({ field, value })}
			/>
		);
	if (isOfKind(field, "count"))
		return (
			<Field
				{...frame}
				inputMode="numeric"
				autoComplete="off"
				maxLength={12}
				isRequired={isRequired}
				value={form[field]}
				onType={(value) => onChange({ field, value })}
			/>
		);
	return (
		<Field
			{...frame}
			autoComplete={autoCompletes[field] ?? "off"}
			maxLength={200}
			isRequired={isRequired}
			value={form[field]}
			onType={(value) => onChange({ field, value })}
		/>
	);
};

const autoCompletes: Partial<Readonly<Record<FieldName, HTMLInputAutoCompleteAttribute>>> = {
	lastName: "family-name",
	firstName: "given-name",
	country: "country-name",
	contactInfo: "email",
	address: "street-address",
	job: "organization-title",
};
