import type { ReactNode } from "react";
import { useWords } from "../i18n/words.ts";
import classes from "../ui/form/segments.module.css";
import { type Product, products } from "./product.ts";

/** The choice between contracts and micro; shown only where there is one (Spec 1 §2). */
export const ProductTabs = (props: {
	readonly shown: Product;
	/** The element that changes with the choice. */
	readonly controls: string;
	readonly onChoose: (product: Product) => void;
}): ReactNode => {
	const { t } = useWords();
	return (
		<div className={classes.segments} data-size="large" role="tablist" aria-label={t("shared.product")}>
			{products.map((product) => (
				<button
					key={product}
					type="button"
					role="tab"
					aria-selected={product === props.shown}
					aria-controls={props.controls}
					onClick={() => props.onChoose(product)}
				>
					{t(`shared.product.${product}`)}
				</button>
			))}
		</div>
	);
};
