/** A new value for one field of a form. */
export type FieldChange<Form> = {
	readonly [Field in keyof Form]: { readonly field: Field; readonly value: Form[Field] };
}[keyof Form];

/** The form with that field changed. */
export const changeField = <Form>(form: Form, { field, value }: FieldChange<Form>): Form => ({
	...form,
	[field]: value,
});
