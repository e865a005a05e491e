import {
	type AnswerField,
	type AnswerOf,
	hasBack,
	idTypes,
	isAnswerOf,
	type RegistrationChange,
	type RegistrationForm,
} from "@tradewind/domain/session";
import type { ComponentProps, ReactNode } from "react";
import { useWords } from "../../../i18n/words.ts";
import { Field } from "../../../ui/form/field.tsx";
import { PictureField } from "../../../ui/form/picture-field.tsx";
import type { PictureSlot } from "../../../ui/form/picture-slot.ts";
import { SelectField } from "../../../ui/form/select-field.tsx";

interface RegistrationAnswerProps {
	readonly field: AnswerField;
	readonly form: RegistrationForm;
	readonly slots: Readonly<Record<AnswerOf<"picture">, PictureSlot>>;
	readonly onChange: (change: RegistrationChange) => void;
}

/** The field of an answer, by its kind. None is required. */
export const RegistrationAnswer = ({ field, form, slots, onChange }: RegistrationAnswerProps): ReactNode => {
	const { t } = useWords();
	const name = field === "front" && !hasBack(form.idType) ? "front.passport" : field;
	const label = t("session.optional", { label: t(`session.register.${name}`) });
	if (isAnswerOf(field, "picture")) return <PictureField label={label} slot={slots[field]} />;
	if (isAnswerOf(field, "id type"))
		return (
			<SelectField
				label={label}
				name={field}
				placeholder={t("shared.phone.choose")}
				options={idTypes.map((id) => ({ id, name: t(`session.idType.${id}`) }))}
				value={form[field]}
				onChoose={(value) => onChange({ field, value })}
			/>
		);
	return (
		<Field
			autoComplete="off"
			maxLength={80}
			{...typing[field]}
			label={label}
			name={field}
			isRequired={false}
			value={form[field]}
			onType={(value) => onChange({ field, value })}
		/>
	);
};

/** What differs from other texts. */
const typing: Partial<
	Readonly<
		Record<
			AnswerField,
			Partial<Pick<ComponentProps<typeof Field>, "autoComplete" | "inputMode" | "maxLength">>
		>
	>
> = {
	name: { autoComplete: "name" },
	idNumber: { maxLength: 40 },
	ssn: { inputMode: "numeric", maxLength: 20 },
};
