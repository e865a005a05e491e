import type { AreaCode } from "@tradewind/domain/input";
import type { ReactNode } from "react";
import { useWords } from "../../../i18n/words.ts";
import { Field } from "../field.tsx";
import { AreaField } from "./area-field.tsx";
import classes from "./phone-fields.module.css";

interface PhoneFieldsProps {
	/** The prefix of the chosen area; empty without one. */
	readonly prefix: string;
	readonly phone: string;
	readonly onArea: (area: AreaCode) => void;
	readonly onPhone: (text: string) => void;
	readonly name: string;
	readonly label: string;
	readonly errors: { readonly area: string | undefined; readonly phone: string | undefined };
	readonly isRequired?: boolean;
}

/** An area code and a phone number. */
export const PhoneFields = ({ errors, ...props }: PhoneFieldsProps): ReactNode => {
	const { t } = useWords();
	return (
		<div className={classes.phone}>
			<AreaField
				label={t("shared.phone.areaCode")}
				prefix={props.prefix}
				error={errors.area}
				onChoose={props.onArea}
			/>
			<Field
				label={props.label}
				name={props.name}
				type="tel"
				inputMode="tel"
				autoComplete="tel-national"
				value={props.phone}
				error={errors.phone}
				isRequired={props.isRequired ?? true}
				onType={props.onPhone}
			/>
		</div>
	);
};
