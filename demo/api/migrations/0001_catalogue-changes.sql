-- Tells every API process what to read again, when the change is committed: a product's id, or 'all'.
CREATE FUNCTION tell_changed_product() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('catalogue', coalesce(NEW.id, OLD.id)::text);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION tell_changed_catalogue() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('catalogue', 'all');
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER product_added_or_removed AFTER INSERT OR DELETE ON products
  FOR EACH ROW EXECUTE FUNCTION tell_changed_product();
--> statement-breakpoint
-- Every order changes a stock; only where a product runs out or comes back does that show.
CREATE TRIGGER product_stock_changed AFTER UPDATE OF stock ON products
  FOR EACH ROW WHEN ((OLD.stock > 0) <> (NEW.stock > 0)) EXECUTE FUNCTION tell_changed_product();
--> statement-breakpoint
CREATE TRIGGER product_changed AFTER UPDATE OF slug, title, title_ar, brand, category, code, color, kind, yield_pages, price,
    regular_price, offer, offer_ar, is_new, is_top, is_published, description, description_ar, picture_shape, picture_color, devices
  ON products FOR EACH ROW EXECUTE FUNCTION tell_changed_product();
--> statement-breakpoint
CREATE TRIGGER products_truncated AFTER TRUNCATE ON products FOR EACH STATEMENT EXECUTE FUNCTION tell_changed_catalogue();
--> statement-breakpoint
CREATE TRIGGER brands_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON brands
  FOR EACH STATEMENT EXECUTE FUNCTION tell_changed_catalogue();
--> statement-breakpoint
CREATE TRIGGER categories_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON categories
  FOR EACH STATEMENT EXECUTE FUNCTION tell_changed_catalogue();
--> statement-breakpoint
CREATE TRIGGER models_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON models
  FOR EACH STATEMENT EXECUTE FUNCTION tell_changed_catalogue();
--> statement-breakpoint
CREATE TRIGGER promotions_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON promotions
  FOR EACH STATEMENT EXECUTE FUNCTION tell_changed_catalogue();
