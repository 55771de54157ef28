import { type ReactNode, useId } from 'react';
import { governorates, type Place, placeTitle } from '../../data/kuwait';
import { useMessages } from '../../hooks/use-messages';
import { useSettings } from '../../hooks/use-settings';
import { FaultText, type FieldProps, InputField } from './input-field';
import { messages } from './messages';
import type { Field } from './validate';

/** Areas of a governorate by its slug. */
export function areasOf(governorate: string | undefined): readonly Place[] {
  return governorates.find(([slug]) => slug === governorate)?.[3] ?? [];
}

interface Props {
  /** What stands below the fields. */
  readonly children: ReactNode;
  field(name: Field): FieldProps;
}

/** Where the order goes; the areas are those of the chosen governorate. */
export function AddressFields({ field, children }: Props) {
  const t = useMessages(messages);
  const areas = areasOf(field('governorate').value);
  return (
    <fieldset className="step">
      <legend>{t.address}</legend>
      <PlaceField {...field('governorate')} places={governorates} />
      <PlaceField {...field('area')} places={areas} disabled={areas.length === 0} />
      <InputField {...field('block')} />
      <InputField {...field('street')} />
      <InputField {...field('building')} />
      <InputField {...field('floor')} />
      <InputField {...field('flat')} />
      <InputField {...field('notes')} long />
      {children}
    </fieldset>
  );
}

interface PlaceProps extends FieldProps {
  readonly places: readonly Place[];
  readonly disabled?: boolean;
}

function PlaceField({ name, value, fault, set, places, disabled }: PlaceProps) {
  const t = useMessages(messages);
  const { lang } = useSettings();
  const id = useId();
  return (
    <div className="entry" data-name={name}>
      <label className="field">
        <span>{t.labels[name]}</span>
        <select
          name={name}
          value={value}
          disabled={disabled}
          aria-invalid={fault ? true : undefined}
          aria-describedby={fault ? id : undefined}
          onChange={event => set(name, event.currentTarget.value)}
        >
          <option value="">{t.choose}</option>
          {places.map(place => (
            <option key={place[0]} value={place[0]}>
              {placeTitle(place, lang)}
            </option>
          ))}
        </select>
      </label>
      <FaultText id={id} fault={fault} />
    </div>
  );
}
