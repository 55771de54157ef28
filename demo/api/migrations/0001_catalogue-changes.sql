-- Tells every API process what to read again, when the change is committed: 'products 1001 1002', or 'all'.
-- Stock alone counts only where a product runs out or comes back.
CREATE FUNCTION tell_changed_products(ids integer[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  IF cardinality(ids) > 200 THEN
    PERFORM pg_notify('catalogue', 'all');
  ELSIF cardinality(ids) > 0 THEN
    PERFORM pg_notify('catalogue', 'products ' || array_to_string(ids, ' '));
  END IF;
END $$;
--> statement-breakpoint
CREATE FUNCTION products_updated() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM tell_changed_products(ARRAY(
    SELECT after.id FROM after JOIN before USING (id)
    WHERE (before.stock > 0) <> (after.stock > 0)
       OR (to_jsonb(before) - 'stock') <> (to_jsonb(after) - 'stock')));
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION products_added() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM tell_changed_products(ARRAY(SELECT id FROM after));
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION products_removed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM tell_changed_products(ARRAY(SELECT id FROM before));
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION catalogue_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('catalogue', 'all');
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER products_updated AFTER UPDATE ON products REFERENCING OLD TABLE AS before NEW TABLE AS after
  FOR EACH STATEMENT EXECUTE FUNCTION products_updated();
--> statement-breakpoint
CREATE TRIGGER products_added AFTER INSERT ON products REFERENCING NEW TABLE AS after
  FOR EACH STATEMENT EXECUTE FUNCTION products_added();
--> statement-breakpoint
CREATE TRIGGER products_removed AFTER DELETE ON products REFERENCING OLD TABLE AS before
  FOR EACH STATEMENT EXECUTE FUNCTION products_removed();
--> statement-breakpoint
CREATE TRIGGER products_truncated AFTER TRUNCATE ON products FOR EACH STATEMENT EXECUTE FUNCTION catalogue_changed();
--> statement-breakpoint
CREATE TRIGGER brands_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON brands
  FOR EACH STATEMENT EXECUTE FUNCTION catalogue_changed();
--> statement-breakpoint
CREATE TRIGGER categories_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON categories
  FOR EACH STATEMENT EXECUTE FUNCTION catalogue_changed();
--> statement-breakpoint
CREATE TRIGGER models_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON models
  FOR EACH STATEMENT EXECUTE FUNCTION catalogue_changed();
--> statement-breakpoint
CREATE TRIGGER promotions_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON promotions
  FOR EACH STATEMENT EXECUTE FUNCTION catalogue_changed();
