import type { ReactNode } from "react";
import { useWords } from "../i18n/words.ts";
import { SegmentTabs } from "../ui/control/segments.tsx";
import { type Product, products } from "./product.ts";

/** The choice between contracts and micro orders; shown only if the site offers both (Spec 1 §2). */
export const ProductTabs = (props: {
	readonly shown: Product;
	/** The id of the element that changes with the choice. */
	readonly controls: string;
	readonly onChoose: (product: Product) => void;
	readonly isSmall?: boolean;
}): ReactNode => {
	const { t } = useWords();
	return (
		<SegmentTabs
			label={t("shared.product")}
			segments={products.map((id) => ({ id, name: t(`shared.product.${id}`) }))}
			chosen={props.shown}
			controls={props.controls}
			onChoose={props.onChoose}
			isSmall={props.isSmall === true}
		/>
	);
};
