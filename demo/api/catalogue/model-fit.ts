import type { Fitting } from '../search/engine';
import type { ModelRow, Product } from './product';

/** Which products fit which printer models. Models are numbered in the order they are given, products by their slots. */
export class ModelFit implements Fitting {
  readonly #numbers: ReadonlyMap<string, number>;
  readonly #slotsOfModel: readonly number[][];
  readonly #modelsOfSlot: number[][] = [];

  constructor(models: readonly ModelRow[]) {
    this.#numbers = new Map(models.map(({ slug }, number) => [slug, number]));
    this.#slotsOfModel = models.map(() => []);
  }

  /** Slots of the products that fit the model of this number. */
  slotsOf(model: number): readonly number[] {
    return this.#slotsOfModel[model] ?? [];
  }

  /** The same by the model's slug. */
  slotsFitting(slug: string): readonly number[] {
    return this.slotsOf(this.#numbers.get(slug) ?? -1);
  }

  /** Numbers of the models that the product in a slot fits. */
  modelsOf(slot: number): readonly number[] {
    return this.#modelsOfSlot[slot] ?? [];
  }

  put({ slot, devices }: Product): void {
    const models = devices.map(({ slug }) => this.#numbers.get(slug) ?? -1);
    this.#modelsOfSlot[slot] = models;
    for (const model of models) this.#slotsOfModel[model]?.push(slot);
  }

  drop(slot: number): void {
    for (const model of this.modelsOf(slot)) {
      const slots = this.#slotsOfModel[model] ?? [];
      slots.splice(slots.indexOf(slot), 1);
    }
    this.#modelsOfSlot[slot] = [];
  }
}
