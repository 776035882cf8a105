cli-schema-does = 赌厅、组合、投注或打法文件的JSON Schema，供编辑器使用
cli-schema-about = 把模式写到标准输出。编辑器据此补全文件中的键、条件项、投注与赔付行，说明其含义并标出错误。文件首行的#:schema指明所用的模式。
cli-schema-kind = house（赌厅）、set（组合）、bet（投注文件）、catalogue（目录）或plan（打法）
