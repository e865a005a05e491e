import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { useWords } from "../../../i18n/words.ts";
import { CheckboxField } from "../../../ui/form/checkbox-field.tsx";
import classes from "./request.module.css";

const pages = ["rule", "protocol", "law"] as const;

/** The box of the terms, and the three pages that explain them (Spec 2 §2). */
export const TermsField = (props: {
	readonly isOn: boolean;
	readonly error: string | undefined;
	readonly onChange: (isOn: boolean) => void;
}): ReactNode => {
	const { t } = useWords();
	return (
		<div className={classes.terms}>
			<CheckboxField
				name="terms"
				label={t("loan.terms")}
				isOn={props.isOn}
				error={props.error}
				onChange={props.onChange}
			/>
			<ul className={classes.pages}>
				{pages.map((page) => (
					<li key={page}>
						<Link to={`/descript/detail?group=loan.agree_${page}`}>{t(`loan.terms.${page}`)}</Link>
					</li>
				))}
			</ul>
		</div>
	);
};
